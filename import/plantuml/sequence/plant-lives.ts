/**
 * Activity of participants, and the end of their lives, in statements of their own.
 */
import { name, needEnd, type PlantSequence, participantOf } from './plant-sequence.ts'

/** `activate A`, `deactivate A`, `destroy A`. */
export function activity(state: PlantSequence, [, word = '']: RegExpExecArray, at: number): void {
  const { cursor, model, calls, last } = state
  const hit = cursor.need(name, 'a participant')
  const actor = (hit[1] ?? hit[2] ?? '').trim()
  participantOf(state, actor, at)
  cursor.take(/[ \t]*#[\w#]+(?:[ \t]+#[\w#]+)*/y)
  needEnd(state)
  const is = word.toLowerCase() as 'activate'
  model.events.push({ is, actor, at })
  if (is === 'activate' && last?.to === actor) calls.push(last)
  if (is !== 'activate') calls.pop()
}

/** `A ++` and `A --` on lines of their own. */
export function activitySign(
  { model, calls, last }: PlantSequence,
  [, quoted, plain, sign]: RegExpExecArray,
  at: number,
): void {
  const actor = (quoted ?? plain ?? '').trim()
  const isBegun = sign === '++'
  model.events.push({ is: isBegun ? 'activate' : 'deactivate', actor, at })
  if (isBegun && last?.to === actor) calls.push(last)
  if (!isBegun) calls.pop()
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
