/**
 * Activity of participants, and the end of their lives, in statements of their own.
 */
import { name, needEnd, type PlantSequence, participantOf } from './plant-sequence.ts'

/** `activate A`, `deactivate A`, `destroy A`. */
export function activity(state: PlantSequence, [, word = '']: RegExpExecArray, at: number): void {
  const { cursor } = state
  const hit = cursor.need(name, 'a participant')
  const actor = (hit[1] ?? hit[2])!.trim()
  participantOf(state, actor, at)
  cursor.take(/[ \t]*#[\w#]+(?:[ \t]+#[\w#]+)*/y)
  needEnd(state)
  setActivity(state, { is: word.toLowerCase() as Activity['is'], actor, at })
}

/** `A ++` and `A --` on lines of their own. */
export function activitySign(state: PlantSequence, [, quoted, plain, sign]: RegExpExecArray, at: number): void {
  const actor = (quoted ?? plain)!.trim()
  participantOf(state, actor, at)
  setActivity(state, { is: sign === '++' ? 'activate' : 'deactivate', actor, at })
}

type Activity = { is: 'activate' | 'deactivate' | 'destroy'; actor: string; at: number }

/** What begins is what the last call to it did; what ends is what began last. */
const setActivity = ({ model, calls, last }: PlantSequence, event: Activity): void => {
  model.events.push(event)
  if (event.is === 'activate' && last?.to === event.actor) calls.push(last)
  if (event.is !== 'activate') calls.pop()
}

/** `deactivate` without a name ends what began last. */
export const endLast = ({ model, calls, cursor }: PlantSequence, at: number): void => {
  const open: string[] = []
  for (const event of model.events)
    if (event.is === 'activate') open.push(event.actor)
    else if (event.is === 'deactivate' && open.includes(event.actor)) open.splice(open.lastIndexOf(event.actor), 1)
  const actor = open.at(-1)
  if (actor === undefined) return cursor.stop('something active before this', at)
  model.events.push({ is: 'deactivate', actor, at })
  calls.pop()
}
