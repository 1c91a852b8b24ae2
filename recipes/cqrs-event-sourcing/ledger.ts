/** An event-sourced account: what its events add up to, for the side that decides and for every read model. */

/** An event: by how much it changes the state, and how many seconds ago it was stored. */
export type StoredEvent = { id?: string | undefined; name: string; change: number; age: number }

/** A read model, and the number of the last event that it has applied. */
export type ReadModel = { id?: string | undefined; name: string; applied: number; note?: string | undefined }

export type LedgerData = {
  unit?: string | undefined
  stream: string
  events: StoredEvent[]
  snapshot: number
  readModels: ReadModel[]
  command?: { name: string; event?: string | undefined; change: number } | undefined
  least?: number | undefined
}

/** The state after so many events. */
export const stateAfter = ({ events }: Pick<LedgerData, 'events'>, count: number): number =>
  events.slice(0, count).reduce((sum, { change }) => sum + change, 0)

/** How many events a read model has yet to apply, the state it shows, and for how many seconds it is stale. */
export const viewOf = (data: Pick<LedgerData, 'events'>, { applied }: ReadModel) => ({
  shown: stateAfter(data, applied),
  behind: data.events.length - applied,
  stale: data.events[applied]?.age ?? 0,
})

/** The read model that is furthest behind; the first of several, none where all are current. */
export const slowestOf = ({ events, readModels }: LedgerData): ReadModel | undefined => {
  const least = Math.min(events.length, ...readModels.map(({ applied }) => applied))
  return least === events.length ? undefined : readModels.find(({ applied }) => applied === least)
}

/** What the command side decides on the state of all events: the state it would lead to, and whether that is allowed. */
export const decisionOf = (data: LedgerData) => {
  const state = stateAfter(data, data.events.length)
  const after = state + (data.command?.change ?? 0)
  return { state, after, isRefused: data.least !== undefined && after < data.least }
}

/** What a command loads: the state of the snapshot, and what later events change. */
export const loadedIn = (data: LedgerData): { snapshot: number; change: number } => {
  const snapshot = stateAfter(data, data.snapshot)
  return { snapshot, change: decisionOf(data).state - snapshot }
}

const units = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const

/** Seconds in the largest unit that they fill and the next one: `2 h 20 min`, `1 min`. */
export const writeAge = (seconds: number): string => {
  const first = units.findIndex(([length]) => seconds >= length)
  const parts = units.slice(first, first + 2).map(([length, unit], index) => {
    const rest = index === 0 ? seconds : seconds % (units[first]?.[0] ?? 1)
    const amount = unit === 's' ? Number(rest.toPrecision(3)) : Math.floor(rest / length)
    return amount > 0 ? `${amount} ${unit}` : ''
  })
  return first < 0 ? `${Number(seconds.toPrecision(3))} s` : parts.filter(Boolean).join(' ')
}
