// Requests with JSON in and out, over connections that stay open.
import http from 'node:http'

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })

export function request(method, url, body, headers = {}) {
  const data = body === undefined ? '' : JSON.stringify(body)
  const sent = { 'content-length': Buffer.byteLength(data), ...(data && { 'content-type': 'application/json' }), ...headers }
  return new Promise((resolve, reject) => {
    const asked = http.request(url, { agent, method, headers: sent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => (text += part))
      answer.on('end', () => {
        if (answer.statusCode >= 300) reject(new Error(`${url}: ${answer.statusCode} ${text}`))
        else resolve({ text, cookie: answer.headers['set-cookie']?.[0].split(';')[0] })
      })
    })
    asked.on('error', (error) => {
      // A server may close an idle connection at the moment at which it is used again.
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(request(method, url, body, headers))
      else reject(error)
    })
    asked.end(data)
  })
}

export async function post(url, body, headers) {
  return JSON.parse((await request('POST', url, body, headers)).text)
}
