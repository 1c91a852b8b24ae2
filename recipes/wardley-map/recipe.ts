/** A developer platform: of what the team builds itself, two parts can be bought. */
import * as z from 'zod'
import { id, kind, list, name, optionalList, ref, text } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawWardley } from './draw.ts'
import { boughtIn, builtIn, movingIn, stageOf } from './map.ts'
import { sayShared } from './shared-places.ts'

const share = (description: string) => z.number().min(0).max(1).describe(description)

const part = z.strictObject({
  id: id.optional(),
  name: name('The component', 40),
  kind: kind(['component', 'user'], 'A component, or a user at the top'),
  visibility: share('How visible it is to the user: 0 hidden, 1 what the user sees'),
  evolution: share('How far it has evolved: 0 genesis, 0.175 custom-built, 0.4 product, 0.7 commodity'),
  to: share('How far it will have evolved').optional(),
})

const link = z.strictObject({
  from: ref('What needs it'),
  to: ref('What is needed'),
  text: text('What for', 30).optional(),
})

export default defineRecipe({
  name: 'Wardley map',
  family: 'Architecture',
  description:
    'What a user needs and what that depends on, from visible to hidden, placed by how evolved each part is: genesis, custom-built, product, commodity; arrows show what will move. Also called value chain map or evolution map.',
  useWhen:
    'You decide what to build, buy or leave to a utility, and which parts will change under you. Good for 6 to 20 components (40 at most) with one or two users; needs a judgment of visibility and evolution for each, from 0 to 1.',
  avoidWhen:
    'Two other judgments place the items: use `quadrant-chart`. Recommendations come in rings: use `technology-radar`. Calls and protocols matter: use `c4-container`. What fails with what: use `service-dependency-map`.',
  visual: 87,
  ease: 76,
  overall: 84,
  rationale:
    'Depth and maturity in one picture show what is built although it could be bought. Both axes are judgments, so the discussion is worth more than the exact positions. You supply two shares for each component, links, and where parts will move.',
  reviewed: '2026-11-28',
  revision: 1,
  data: form(
    'own',
    {
      stages: list(name('A stage of evolution', 24), { min: 4, max: 4, of: 'Stages, the least evolved first' }).default(
        ['Genesis', 'Custom-built', 'Product', 'Commodity'],
      ),
      parts: list(part, { min: 2, max: 40, of: 'Users and components' }),
      links: optionalList(link, { max: 60, of: 'What needs what' }).transform((links) => links ?? []),
    },
    {
      checks: ({ unique, refersTo, each }) => [
        unique('parts'),
        refersTo(['links.*.from', 'links.*.to'], { to: 'parts', what: 'a part' }),
        each('links.*', ({ from, to }) => (from === to ? { to: 'is what needs it' } : undefined)),
        each('parts.*', ({ kind, evolution, to }) => {
          if (to === undefined) return undefined
          if (kind === 'user') return { to: 'is for components; users do not evolve' }
          return to === evolution ? { to: 'is where it is already; leave it out' } : undefined
        }),
      ],
      targets: ({ parts, links }) => [
        ...namedTargets(parts),
        ...links.map((each) => ({ names: [`${each.from} > ${each.to}`], item: each })),
      ],
    },
  ),
  sample: {
    title: '{bought} of the {built} parts the team builds are becoming buyable',
    subtitle: 'Deploy scripts move into the product stage, CI runners into the commodity stage',
    source: 'Illustrative map; stages after Wardley',
    focus: ['CI runners', 'Deploy scripts'],
    parts: [
      { name: 'Product teams', kind: 'user', visibility: 1, evolution: 0.5 },
      { name: 'Dev portal', visibility: 0.85, evolution: 0.29 },
      { name: 'Code hosting', visibility: 0.85, evolution: 0.81 },
      { name: 'Agent sandboxes', visibility: 0.33, evolution: 0.16 },
      { name: 'Deploy scripts', visibility: 0.4, evolution: 0.365, to: 0.58 },
      { name: 'CI runners', visibility: 0.57, evolution: 0.38, to: 0.84 },
      { name: 'Secrets store', visibility: 0.04, evolution: 0.43 },
      { name: 'Container registry', visibility: 0.42, evolution: 0.8 },
      { name: 'Kubernetes', visibility: 0.22, evolution: 0.55 },
      { name: 'Compute', visibility: 0.03, evolution: 0.91 },
    ],
    links: [
      { from: 'Product teams', to: 'Dev portal' },
      { from: 'Product teams', to: 'Code hosting' },
      { from: 'Product teams', to: 'CI runners' },
      { from: 'Dev portal', to: 'Agent sandboxes' },
      { from: 'Dev portal', to: 'CI runners' },
      { from: 'Agent sandboxes', to: 'Secrets store' },
      { from: 'Agent sandboxes', to: 'Kubernetes' },
      { from: 'CI runners', to: 'Deploy scripts' },
      { from: 'CI runners', to: 'Container registry' },
      { from: 'Deploy scripts', to: 'Kubernetes' },
      { from: 'Container registry', to: 'Compute' },
      { from: 'Kubernetes', to: 'Compute' },
    ],
  },
  draw: (data, sheet) => {
    drawWardley(data, sheet)
    sayShared(data, sheet)
    sheet.prove('built', ...builtIn(data))
    sheet.prove('bought', ...boughtIn(data))
    sheet.prove('moving', ...movingIn(data))
    sheet.prove('parts', ...data.parts)
  },
  derive: (data) => ({
    built: builtIn(data).length,
    bought: boughtIn(data).length,
    moving: movingIn(data).length,
    parts: data.parts.filter((each) => each.kind === 'component').length,
  }),
  meanings: {
    built: 'components in the first two stages',
    bought: 'those of them that become products or commodities',
    moving: 'components with an arrow, also within their stage',
    parts: 'all components, without users',
  },
  describe: (data) => {
    const stages = data.stages.map((stage, index) => {
      const own = data.parts.filter((each) => each.kind === 'component' && stageOf(each.evolution) === index)
      return `${stage}: ${enumerate(
        own.map((each) => each.name),
        5,
      )}`
    })
    const moves = data.parts.flatMap(({ name, to }) =>
      to === undefined ? [] : [`${name} to ${data.stages[stageOf(to)]}`],
    )
    const users = data.parts.filter((each) => each.kind !== 'component').map((each) => each.name)
    const components = count(data.parts.length - users.length, 'component')
    return `${users.length === 0 ? '' : `For ${enumerate(users)}: `}${components} by visibility and evolution. ${stages.join('. ')}. Moving: ${enumerate(moves, 5)}.`
  },
})
