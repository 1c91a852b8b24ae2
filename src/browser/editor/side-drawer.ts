/**
 * Questions beside the editor's own drawings, one at a time: pins of nodes, values to quote.
 */
import type { Answer, Question } from '../draw-worker.ts'
import { Drawer } from './drawer.ts'
import type { Store } from './store.ts'

const drawers = new Map<boolean, Drawer>()

/** Asks a worker of its own, made with the first question; pins have another, so that no other question replaces them. */
export const askBeside = ({ page }: Store, question: Question, done: (answer: Answer) => void): void => {
  const isPin = 'pin' in question
  const drawer = drawers.get(isPin) ?? new Drawer(page.worker)
  drawers.set(isPin, drawer)
  drawer.ask(question, done)
}
