/**
 * The rules that can block, in order.
 */

import { drawingRules } from './drawing-rules.ts'
import { titleAndDescription } from './r01-title-and-description.ts'
import { realContent } from './r24-real-content.ts'
import type { Rule } from './rule.ts'

export const blockingRules: readonly Rule[] = [titleAndDescription, ...drawingRules, realContent]
