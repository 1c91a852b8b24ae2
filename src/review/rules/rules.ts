/**
 * The rules of good drawing that a machine can check, in order.
 *
 * R20 and R21 are kept by the code that draws (it knows the data), R23 by a person's eye. Rules that can block are in a
 * list of their own, because a drawing needs those alone.
 */

import { blockingRules } from './blocking-rules.ts'
import { budget } from './r02-budget.ts'
import { typeScale } from './r05-type-scale.ts'
import { grid } from './r11-grid.ts'
import { crossingsAndBends } from './r12-crossings-and-bends.ts'
import { accentEconomy } from './r16-accent-economy.ts'
import { looks } from './r17-looks.ts'
import { connectorsSpeak } from './r18-connectors-speak.ts'
import { spaceIsUsed } from './r22-space-is-used.ts'
import type { Rule } from './rule.ts'

const warningRules: readonly Rule[] = [
  budget,
  typeScale,
  grid,
  crossingsAndBends,
  accentEconomy,
  looks,
  connectorsSpeak,
  spaceIsUsed,
]

export const rules: readonly Rule[] = [...blockingRules, ...warningRules].sort((a, b) => a.id.localeCompare(b.id))
