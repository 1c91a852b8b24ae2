/**
 * What the reader of PlantUML's states keeps while it reads, and how states are named.
 */
import type { DividedState } from '../../models/state-regions.ts'
import { type ModelState, type StateKind, type StateModel } from '../../models/states.ts'
import type { Cursor } from '../../text/cursor.ts'

export type PlantState = {
  cursor: Cursor
  model: StateModel
  /** Composite states, and blocks without an id that only keep things close. */
  open: (DividedState & { at: number })[]
  last: string | undefined
}

export const name =
  /"([^"\n]*)"|(\[\*\]|\[H\*?\]|==+[\p{L}\p{N}_.$]*=+|(?:[\p{L}\p{N}_.$@]|::(?=[\p{L}\p{N}_.$@]))+(?:\[H\*?\])?)/uy

/** The composite state that is open. */
export const openIn = ({ open }: Pick<PlantState, 'open'>): PlantState['open'][number] | undefined =>
  open.findLast(({ id }) => id !== '')

/** A state by its name, made when it is mentioned first in the state that is open; `[*]` is its start or its end. */
export const stateOf = (
  { model, open, cursor }: PlantState,
  written: string,
  { at, role }: { at: number; role: 'from' | 'to' },
): ModelState => {
  const outer = openIn({ open })
  const scope = outer?.region ?? outer?.id
  const [, owner = '', history] = /^(.*)\[(H\*?)\]$/.exec(written) ?? []
  const around = owner === '' ? scope : owner
  const id = idOf(written, { around, role, isHistory: history !== undefined })
  const known = model.states.get(id)
  if (known !== undefined) return known
  const kind = kindOf(written, role, history)
  const bar = written.startsWith('==')
  const made: ModelState = {
    id,
    descriptions: [],
    kind: bar ? 'fork' : kind,
    at,
    ...(around === undefined ? {} : { parent: around }),
  }
  if (history === 'H*') cursor.noteOnce('deep history, drawn as history', at)
  if (history !== undefined && owner !== '')
    stateOf({ model, open, cursor } as PlantState, owner, { at, role: 'from' }).kind = 'composite'
  model.states.set(id, made)
  if (owner === '') outer?.members.add(id)
  return made
}

type Role = { around: string | undefined; role: 'from' | 'to'; isHistory: boolean }

const idOf = (written: string, { around = 'root', role, isHistory }: Role): string => {
  if (written === '[*]') return `${around}_${role === 'from' ? 'start' : 'end'}`
  return isHistory ? `${around}_history` : written
}

const kindOf = (written: string, role: 'from' | 'to', history: string | undefined): StateKind => {
  if (written === '[*]') return role === 'from' ? 'start' : 'end'
  return history === undefined ? 'state' : 'history'
}
