/**
 * Numbers of messages: `autonumber`, `autonumber 10 5 "[000]"`, `autonumber stop`, `autonumber resume 5`.
 */
import type { PlantSequence } from './plant-sequence.ts'

const plain = /^[ \t]*(?:(stop)|(resume)(?:[ \t]+(\d+))?|(\d+)?(?:[ \t]+(\d+))?)[ \t]*("[^"]*")?[ \t]*$/

/** Reads what is behind the keyword; numbers of several levels are not drawn. */
export function readNumbers({ cursor, model }: PlantSequence, words: string, at: number): void {
  const hit = plain.exec(words)
  if (hit === null) {
    model.events.push({ is: 'number', visible: false, at })
    return cursor.note('numbers of messages', at)
  }
  const [, stop, resume, further, start = '1', step = '1', form] = hit
  if (form !== undefined) cursor.noteOnce('forms of numbers', at)
  const more = further === undefined ? {} : { step: Number(further) }
  const numbers = resume === undefined ? { start: Number(start), step: Number(step) } : more
  model.events.push({ is: 'number', visible: stop === undefined, ...(stop === undefined ? numbers : {}), at })
}
