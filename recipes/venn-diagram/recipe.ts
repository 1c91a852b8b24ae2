/** Incidents by who reported them: alerts, synthetic checks or customers, and those that only customers did. */

import { writeShares } from '../../drawing/chart/shares.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { drawVenn } from './draw.ts'
import { countIn, isCounted, quotedValue, vennForm } from './sets.ts'

export default defineRecipe({
  name: 'Venn diagram',
  family: 'Charts',
  description:
    'Two or three sets as overlapping circles, as large as the sets and overlapping by as much as they share, with a number or words in every region. Also called set diagram, Euler diagram or overlap diagram.',
  useWhen:
    'You need to show what two or three groups have in common and what only one of them has: which monitors catch an incident, which scanners find a bug, who uses both products. Needs the count or the members of each region.',
  avoidWhen:
    'You need exact comparison, or have four sets or more: use `ordered-bar`. You need the parts of one total, which do not overlap: use `pie-chart`. You need to see which of many products has which feature: use `compatibility-matrix`.',
  visual: 88,
  ease: 64,
  overall: 83,
  rationale:
    'Overlap is what circles show best, and the region that matters is solid. Areas are read less exactly than lengths, so each has its number; moving a circle by hand moves every region. You supply counts or words; circles and regions are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: vennForm,
  sample: {
    title: 'Customers alone reported {value} of {total} incidents',
    subtitle: 'Incidents from January to June 2026, by what reported them',
    measure: 'incidents',
    source: 'Illustrative data',
    focus: ['only Customers'],
    sets: [{ name: 'Alerts' }, { name: 'Customers', note: 'through support' }, { name: 'Synthetic checks' }],
    regions: [
      { in: ['Alerts'], value: 28 },
      { in: ['Customers'], value: 17, note: 'no alert or check fired' },
      { in: ['Synthetic checks'], value: 8 },
      { in: ['Alerts', 'Customers'], value: 7 },
      { in: ['Alerts', 'Synthetic checks'], value: 11 },
      { in: ['Customers', 'Synthetic checks'], value: 3 },
      { in: ['Alerts', 'Customers', 'Synthetic checks'], value: 10 },
    ],
  },
  draw: drawVenn,
  meanings: { value: 'in the region or set in focus, or in all sets', share: 'that of the total' },
  derive: (data) => {
    const [total, value] = [countIn(0, data), quotedValue(data)]
    const { short } = formatFor([total, value])
    return { total: short(total), value: short(value), share: writeShares([value, total - value])[0] ?? '' }
  },
  describe: (data) => {
    const names = data.sets.map(({ name }) => name)
    const parts = data.regions.map((each) => `${each.in.join(' and ')}: ${each.value ?? enumerate(each.items ?? [])}`)
    const all = isCounted(data) ? `${countIn(0, data)} ${data.measure ?? 'items'} in ` : ''
    return `${all}${count(names.length, 'overlapping circle')}: ${enumerate(names)}. In exactly these: ${parts.join('; ')}.`
  },
})
