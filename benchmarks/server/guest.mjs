import { pick } from './measure.mjs'
import { Player } from './tripolis.mjs'

/** A person at a table: drafts until a turn may be committed, then commits it. */
export class Guest extends Player {
  #asked = new Map()
  #id = 0
  update = null
  #changed = () => {}

  async connect() {
    await super.connect((data) => {
      for (const message of JSON.parse(data)) {
        this.heard(message)
        if (message.type === 'update') {
          this.update = message
          this.#changed()
        } else if ('re' in message) {
          if (message.error) console.error(message.error.message)
          this.#asked.get(message.re)?.(message)
          this.#asked.delete(message.re)
        }
      }
    })
  }

  /** For whoever counts. */
  heard() {}

  ask(command) {
    const id = ++this.#id
    this.say({ id, ...command })
    return new Promise((resolve) => this.#asked.set(id, resolve))
  }

  async watch(table, seat) {
    await this.ask({ do: 'watch', table, seat })
  }

  async until(holds) {
    while (!this.update || !holds(this.update)) await new Promise((resolve) => (this.#changed = resolve))
  }

  /** When it is this guest's turn. */
  async ready() {
    await this.until(({ turn }) => turn)
    return this
  }

  async turn(code) {
    const { seat } = this.update
    const actions = []
    while (this.update.turn.status === 'incomplete') {
      actions.push(pick(this.update.turn.legal))
      await this.ask({ do: 'draft', table: code, seat, turn: this.update.turn.number, actions })
    }
    await this.ask({ do: 'play', table: code, seat, turn: this.update.turn.number })
  }
}
