/** Why a checkout is down: events joined by gates, their probabilities, and what each basic event contributes. */
import { writeShares } from '../../drawing/chart/shares.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawFaults } from './draw.ts'
import { basicEvents, faultForm, isQuantified, likelihood, oddsOf, shareOf } from './events.ts'

/** An event without anything below it. */
const basic = (name: string, p: number, note?: string) => ({ name, p, ...(note === undefined ? {} : { note }) })

export default defineRecipe({
  name: 'Fault tree',
  family: 'Flows',
  description:
    'One unwanted event traced back through AND and OR gates to basic events, with the probability of each event and a bar for what every basic event contributes to the top one. Also called fault tree analysis, FTA or failure tree.',
  useWhen:
    'You need to know which failures must come together for an outage, and which single one to remove first: reliability reviews, safety cases, redundancy decisions. Good for 4 to 20 basic events on up to 5 levels; numbers need the probability of each, and that they are independent.',
  avoidWhen:
    'You collect possible causes of one problem: use `ishikawa-fishbone`. You need what stops with a failing service: use `service-dependency-map`. You rank risks by judgment: use `risk-matrix`. You need what to do at each answer: use `decision-flowchart`.',
  visual: 88,
  ease: 68,
  overall: 86,
  rationale:
    'Gates say what must come together, and bars in one column say where the risk comes from, which the tree alone does not show. An event inserted by hand moves all rows below it. You supply events, gates and probabilities; everything else is computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: faultForm,
  sample: {
    title: '{name} causes {share} of the downtime',
    subtitle: 'Where there is a spare, both must fail at once; a certificate that expires is enough by itself',
    source: 'Illustrative data; symbols of the Fault Tree Handbook (NUREG-0492), rotated',
    focus: ['An expired certificate'],
    root: {
      name: 'Checkout is down',
      note: 'share of the time',
      children: [
        {
          name: 'No payments',
          gate: 'and',
          children: [basic('Provider A is down', 0.002), basic('Provider B is down', 0.004)],
        },
        {
          name: 'No way in',
          children: [basic('An expired certificate', 0.0006), basic('A wrong DNS record', 0.0001)],
        },
        {
          name: 'No database',
          gate: 'and',
          children: [basic('The primary is down', 0.003), basic('A failover fails', 0.02, 'per attempt')],
        },
        {
          name: 'No zone',
          gate: 'and',
          children: [basic('Zone a is down', 0.001), basic('Zone b is down', 0.001)],
        },
      ],
    },
  },
  draw: ({ root }, sheet) => drawFaults(root, sheet),
  derive: ({ root, focus = [] }) => {
    const leaves = basicEvents(root)
    const shares = leaves.map((leaf) => (isQuantified(root) ? shareOf(leaf, root) : 0))
    const named = leaves.findIndex(({ name }) => focus.includes(name))
    const index = named >= 0 ? named : shares.indexOf(Math.max(...shares))
    const share = shares[index] ?? 0
    return {
      name: leaves[index]?.name ?? root.name,
      share: writeShares([share, 1 - share])[0] ?? '',
      odds: isQuantified(root) ? oddsOf(likelihood(root)) : 'unknown',
    }
  },
  describe: ({ root }) => {
    const leaves = basicEvents(root)
    const odds = isQuantified(root) ? `, ${oddsOf(likelihood(root))}` : ''
    const shares =
      isQuantified(root) && leaves.length > 1
        ? leaves
            .map((leaf) => ({ leaf, share: shareOf(leaf, root) }))
            .toSorted((a, b) => b.share - a.share)
            .map(({ leaf, share }) => `${leaf.name} ${share === 0 ? '0%' : writeShares([share, 1 - share])[0]}`)
        : []
    const branches = root.children.map(({ name, gate, children }) => {
      const below = enumerate(
        children.map((child) => child.name),
        4,
      )
      return children.length === 0 ? name : `${name} (${gate === 'and' ? 'all of' : 'any of'} ${below})`
    })
    return `A fault tree of "${root.name}"${odds}, with ${count(leaves.length, 'basic event')}. ${shares.length === 0 ? '' : `Share of the top event through it: ${enumerate(shares, 4)}. `}${root.gate === 'and' ? 'All' : 'Any'} of: ${enumerate(branches, 5)}.`
  },
})
