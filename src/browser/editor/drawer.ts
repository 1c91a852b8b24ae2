/**
 * Requests drawings from the worker: one at a time, and of those waiting only the newest.
 */
import type { Answer, DrawReply, DrawRequest, Question } from '../draw-worker.ts'

type Pending = { question: Question; done: (answer: Answer) => void }

/** Draws with the worker at a URL. */
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

  /** Sends a request; of several made while the worker is busy, only the newest is sent. */
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
