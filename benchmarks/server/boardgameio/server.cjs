// boardgame.io's own server: node server.cjs PORT [FOLDER]. With a folder it keeps matches in files.
const { Server, FlatFile } = require('boardgame.io/server')
const { city } = require('./game.cjs')

const [port, dir] = process.argv.slice(2)
const db = dir ? new FlatFile({ dir }) : undefined
Server({ games: [city], origins: ['http://127.0.0.1'], db }).run(Number(port))
