/**
 * Requests drawings from the worker: one at a time, and of those waiting only the newest.
 */
import type { Warning } from '../../../drawing/outcome.ts'
import type { Answer, DrawReply, DrawRequest, Question } from '../draw-worker.ts'

/** `warn` takes what the linter says of a drawing that was answered and is still the newest. */
type Pending = {
  question: Question
  done: (answer: Answer) => void
  warn?: ((warnings: Warning[]) => void) | undefined
}

/** Draws with the worker at a URL. */
export class Drawer {
  readonly #worker: Worker
  #jobs = 0
  #answered: Pending | undefined
  #running: Pending | undefined
  #waiting: Pending | undefined

  constructor(address: string) {
    this.#worker = new Worker(address, { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<DrawReply>) => {
      if ('answer' in data) this.#finish(data.answer)
      else if (data.job === this.#jobs) this.#answered?.warn?.(data.warnings)
    })
    this.#worker.addEventListener('error', () =>
      this.#finish({ failed: 'the drawing could not be loaded; reload the page' }),
    )
  }

  /** Sends a request; of several made while the worker is busy, only the newest is sent. */
  ask(question: Question, done: Pending['done'], warn?: Pending['warn']): void {
    this.#waiting = { question, done, warn }
    if (this.#running === undefined) this.#next()
  }

  #next(): void {
    this.#running = this.#waiting
    this.#waiting = undefined
    if (this.#running === undefined) return
    const request: DrawRequest = { job: ++this.#jobs, question: this.#running.question }
    this.#worker.postMessage(request, [])
  }

  #finish(answer: Answer): void {
    this.#answered = this.#running
    this.#next()
    this.#answered?.done(answer)
  }
}
