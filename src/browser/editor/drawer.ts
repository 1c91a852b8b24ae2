/**
 * Asks the worker for drawings: one at a time, and of those that wait only the newest.
 */
import type { Answer, DrawReply, DrawRequest, Question } from '../draw-worker.ts'

type Pending = { question: Question; done: (answer: Answer) => void }

/** Draws with a worker at an address. */
export class Drawer {
  readonly #worker: Worker
  #jobs = 0
  #running: Pending | undefined
  #waiting: Pending | undefined

  constructor(address: string) {
    this.#worker = new Worker(address, { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<DrawReply>) => this.#finish(data.answer))
    this.#worker.addEventListener('error', () =>
      this.#finish({ failed: 'the drawing could not be loaded; reload the page' }),
    )
  }

  /** Asks; of several questions that come while another is answered, only the newest is. */
  ask(question: Question, done: (answer: Answer) => void): void {
    this.#waiting = { question, done }
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
    const { done } = this.#running ?? {}
    this.#next()
    done?.(answer)
  }
}
