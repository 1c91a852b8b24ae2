/**
 * Questions beside the editor's own drawings, one at a time: pins of nodes, values to quote.
 */
import type { Answer, Question } from '../draw-worker.ts'
import { Drawer } from './drawer.ts'
import type { Store } from './store.ts'

let drawer: Drawer | undefined

/** Asks a worker of its own, made with the first question. */
export const askBeside = ({ page }: Store, question: Question, done: (answer: Answer) => void): void => {
  drawer ??= new Drawer(page.worker)
  drawer.ask(question, done)
}
