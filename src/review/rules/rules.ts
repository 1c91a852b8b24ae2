/**
 * The rules of good drawing that a machine can check, in order.
 *
 * R20 and R21 are enforced by the code that draws (it knows the data), R23 by human review. Rules that can block have
 * a list of their own, because drawing checks only those.
 */

import { blockingRules } from './blocking-rules.ts'
import { budget } from './r02-budget.ts'
import { typeScale } from './r05-type-scale.ts'
import { grid } from './r11-grid.ts'
import { crossingsAndBends } from './r12-crossings-and-bends.ts'
import { accentEconomy } from './r16-accent-economy.ts'
import { styles } from './r17-styles.ts'
import { connectorsSpeak } from './r18-connectors-speak.ts'
import { spaceIsUsed } from './r22-space-is-used.ts'
import type { Rule } from './rule.ts'

const warningRules: readonly Rule[] = [
  budget,
  typeScale,
  grid,
  crossingsAndBends,
  accentEconomy,
  styles,
  connectorsSpeak,
  spaceIsUsed,
]

// Not localeCompare: its first call loads the collation tables, a tenth of the time of `diagref check`.
export const rules: readonly Rule[] = [...blockingRules, ...warningRules].sort((a, b) => (a.id < b.id ? -1 : 1))
