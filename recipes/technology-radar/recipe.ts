/** A platform team's radar: three techniques became the default within half a year. */
import * as z from 'zod'
import { list, name, optionalList, text } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets, type Target } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { type Blip, drawRadar, type Radar } from './draw.ts'

const ring = (description: string) => name(description, 12)

const blip = z.strictObject({
  name: name('The technology', 40),
  ring: ring('The ring that it is in'),
  from: ring('The ring that it was in, if it moved').optional(),
  isNew: z.boolean().optional().describe('It was in no ring before'),
})

const quadrant = z.strictObject({
  name: name('What is in this quarter', 24),
  blips: optionalList(blip, { max: 10, of: 'Its technologies' }),
})

const ringsIn = ({ rings }: Radar): Target[] => rings.map((each) => ({ names: [each], item: { name: each } }))

const blipsOf = ({ quadrants }: Radar): Blip[] => quadrants.flatMap(({ blips = [] }) => blips)

const movedIn = (data: Radar): Blip[] => blipsOf(data).filter(({ from }) => from !== undefined)

const adoptedIn = (data: Radar): Blip[] => movedIn(data).filter(({ ring }) => ring === data.rings[0])

const newIn = (data: Radar): Blip[] => blipsOf(data).filter(({ isNew }) => isNew)

export default defineRecipe({
  name: 'Technology radar',
  family: 'Time & planning',
  description:
    'Technologies as dots in four quadrants of named rings, from what is the default to what no one should start with; names are level with their dots, and arrows along the rows show which ring each one came from. Also called tech radar.',
  useWhen:
    'You tell engineers what to use, what to try and what to leave, and what changed since the last edition. Good for 12 to 40 technologies, 10 in each of four quadrants, and 2 to 5 rings; needs the ring of each, and of those that moved the ring before.',
  avoidWhen:
    'Choices are placed by two measures: use `quadrant-chart`. Plans have dates: use `roadmap-lanes`. Versions are supported until a date: use `priestley-timeline`. One thing is scored by many criteria: use `radar-chart`. Build or buy, by evolution: use `wardley-map`.',
  visual: 88,
  ease: 66,
  overall: 84,
  rationale:
    'Names are read where the dots are, without numbers to look up, and a move is an arrow across rings. The angle in a quadrant means nothing, and a dot by hand needs a free row. You supply quadrants, rings and moves; rows and widths of rings are computed.',
  reviewed: '2026-11-24',
  revision: 1,
  data: form(
    'own',
    {
      rings: list(ring('A ring, such as Adopt'), { min: 2, max: 5, of: 'Rings, the innermost first' }).default([
        'Adopt',
        'Trial',
        'Assess',
        'Hold',
      ]),
      since: text('When the last edition was, such as May 2026', 20).optional(),
      quadrants: list(quadrant, { min: 4, max: 4, of: 'Top left, top right, bottom left, bottom right' }),
    },
    {
      checks: ({ unique, refersTo, each }) => [
        unique('quadrants'),
        each('rings.*', (own, { before }) => (before.includes(own) ? `${own} is a ring already` : undefined)),
        refersTo(['quadrants.*.blips.*.ring', 'quadrants.*.blips.*.from'], { to: ringsIn, what: 'a ring' }),
        each('quadrants.*.blips.*', ({ ring, from, isNew }) => {
          if (from === ring) return { from: 'is the ring that it is in; leave it out where nothing moved' }
          return isNew && from !== undefined ? { from: 'is a ring, but isNew says that it was in none' } : undefined
        }),
      ],
      targets: (data) => [...namedTargets(data.quadrants), ...namedTargets(blipsOf(data))],
    },
  ),
  sample: {
    title: '{adopted} of {blips} technologies moved to Adopt since May',
    subtitle: 'Adopt is the default, Trial needs a review, Assess a spike; nothing new starts on Hold',
    source: 'Illustrative radar of a platform team',
    since: 'May 2026',
    focus: ['OpenTelemetry', 'Passkeys', 'SLSA provenance'],
    quadrants: [
      {
        name: 'Languages',
        blips: [
          { name: 'TypeScript', ring: 'Adopt' },
          { name: 'Go', ring: 'Adopt' },
          { name: 'Rust', ring: 'Trial', from: 'Assess' },
          { name: 'Zig', ring: 'Assess', isNew: true },
          { name: 'Scala', ring: 'Hold', from: 'Trial' },
        ],
      },
      {
        name: 'Platform',
        blips: [
          { name: 'OpenTelemetry', ring: 'Adopt', from: 'Trial' },
          { name: 'Kubernetes', ring: 'Adopt' },
          { name: 'eBPF profiling', ring: 'Trial' },
          { name: 'WebAssembly', ring: 'Assess' },
          { name: 'Self-hosted Jenkins', ring: 'Hold' },
        ],
      },
      {
        name: 'Data',
        blips: [
          { name: 'PostgreSQL', ring: 'Adopt' },
          { name: 'Kafka', ring: 'Adopt' },
          { name: 'DuckDB', ring: 'Trial', from: 'Assess' },
          { name: 'Iceberg tables', ring: 'Assess', isNew: true },
          { name: 'Stored procedures', ring: 'Hold' },
        ],
      },
      {
        name: 'Practices',
        blips: [
          { name: 'Passkeys', ring: 'Adopt', from: 'Trial' },
          { name: 'SLSA provenance', ring: 'Adopt', from: 'Assess' },
          { name: 'Contract tests', ring: 'Trial' },
          { name: 'Agent code review', ring: 'Assess', isNew: true },
          { name: 'Long-lived branches', ring: 'Hold' },
        ],
      },
    ],
  },
  draw: (data, sheet) => {
    sheet.badgesAtWords = true
    drawRadar(data, sheet)
    sheet.prove('blips', ...blipsOf(data))
    sheet.prove('adopted', ...adoptedIn(data))
    sheet.prove('default', ...blipsOf(data).filter(({ ring }) => ring === data.rings[0]))
    sheet.prove('moved', ...movedIn(data))
    sheet.prove('new', ...newIn(data))
  },
  meanings: {
    adopted: 'how many moved to the innermost ring; how many are in it: {default}',
    default: 'how many are in the innermost ring',
    moved: 'how many were in another ring before',
    new: 'how many were in no ring before',
  },
  derive: (data) => ({
    default: blipsOf(data).filter(({ ring }) => ring === data.rings[0]).length,
    blips: blipsOf(data).length,
    adopted: adoptedIn(data).length,
    moved: movedIn(data).length,
    new: newIn(data).length,
  }),
  describe: (data) => {
    const moves = movedIn(data).map(({ name, ring, from }) => `${name} from ${from} to ${ring}`)
    const [first, ...others] = data.rings.map((each) => {
      const inside = blipsOf(data).flatMap(({ name, ring }) => (ring === each ? [name] : []))
      return `${each}: ${enumerate(inside, 10)}.`
    })
    return `${count(blipsOf(data).length, 'technology', 'technologies')} in ${enumerate(data.quadrants.map(({ name }) => name))}, in rings from ${data.rings[0]} to ${data.rings.at(-1)}. ${first} Moved: ${enumerate(moves, 8)}. ${others.join(' ')}`
  },
})
