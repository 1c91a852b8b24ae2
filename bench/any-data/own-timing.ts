/**
 * Data of UML timing diagrams: lifelines with states in the order of time, messages, constraints and bands between them.
 */
import type { Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

type AnyLine = { name: string; kind: string; states: { name?: string; start?: number | string }[] }

/** Up to sixteen lifelines, over numbers or times of day. */
export const timingData = (linking: Linking): Data => {
  const { flavor, random } = linking
  const isClock = random() < 0.2
  const clock = (at: number): string => new Date(at * 1000).toISOString().slice(11, 19)
  const scale = isClock ? 1 : pick(random, [0.001, 0.1, 1, 250])
  const time = (tick: number): number | string => (isClock ? clock(tick * 60) : Math.round(tick * scale * 1e6) / 1e6)
  const count = flavor.count(random, { least: 1, most: 16 })
  const most = Math.floor(110 / count)
  const lifelines = Array.from({ length: count }, (_, index) => lineOf(index, { linking, time, most }))
  const marks = marksOf(lifelines, { linking, time, most })
  return { ...(isClock || random() < 0.5 ? {} : { unit: pick(random, ['ms', 's', 'cycles']) }), lifelines, ...marks }
}

/** Messages, constraints and bands. */
const marksOf = (lines: readonly AnyLine[], { linking, time }: LineContext) => {
  const { flavor, random } = linking
  const names = lines.map(({ name }) => name)
  const some = (most: number): number => Math.min(flavor.count(random, { least: 0, most }), most)
  const span = (): { start: number | string; end: number | string } => {
    const start = whole(random, { least: 0, most: 60 })
    return { start: time(start), end: time(start + whole(random, { least: 0, most: 30 })) }
  }
  const messages = Array.from({ length: names.length < 2 ? 0 : some(20) }, () => {
    const from = pick(random, names)
    const others = names.filter((name) => name !== from)
    const { start, end } = span()
    return { from, to: pick(random, others), start, ...(random() < 0.5 ? { end } : {}), text: flavor.words(random, 40) }
  })
  const constraints = Array.from({ length: some(12) }, () => ({
    on: pick(random, names),
    ...span(),
    ...limitOf(linking),
  }))
  const bands = Array.from({ length: some(4) }, (_, index) => ({
    text: `${flavor.words(random, 50)} ${index}`,
    ...(random() < 0.4 ? span() : { while: conditionsOf(lines, linking) }),
  }))
  return { messages, constraints, bands: bands.filter((each) => !('while' in each) || each.while.length > 0) }
}

type LineContext = { linking: Linking; time: (tick: number) => number | string; most: number }

const lineOf = (index: number, { linking: { flavor, random }, time, most }: LineContext): AnyLine => {
  const isLevels = random() < 0.5
  const words = Array.from({ length: isLevels ? 6 : 40 }, (_, at) => `${flavor.words(random, 32)} ${at}`)
  let tick = 0
  const states = Array.from({ length: flavor.count(random, { least: 1, most: Math.min(40, most) }) }, (_, at) => {
    tick += at === 0 ? whole(random, { least: 0, most: 5 }) : whole(random, { least: 1, most: 12 })
    const start = at === 0 && random() < 0.4 ? {} : { start: time(tick) }
    const note = random() < flavor.optional / 4 ? { note: flavor.words(random, 60) } : {}
    return { ...(random() < 0.05 ? {} : { name: pick(random, words) }), ...start, ...note }
  })
  return {
    name: `${flavor.words(random, 24)} ${index}`,
    kind: isLevels ? 'levels' : 'values',
    states,
    ...(random() < 0.2 ? { destroyed: time(tick + 7) } : {}),
    ...(random() < flavor.optional ? { note: flavor.words(random, 48) } : {}),
  }
}

const limitOf = ({ flavor, random }: Linking) =>
  pick(random, [
    { text: flavor.words(random, 48) },
    { most: whole(random, { least: 1, most: 90 }) },
    { least: 3, most: 9 },
  ])

/** One state of some lifelines. */
const conditionsOf = (lines: readonly AnyLine[], { random }: Linking): { on: string; is: string }[] =>
  lines
    .filter(() => random() < 0.4)
    .slice(0, 3)
    .flatMap(({ name, states }) => {
      const named = states.flatMap((each) => each.name ?? [])
      return named.length === 0 ? [] : [{ on: name, is: pick(random, named) }]
    })
