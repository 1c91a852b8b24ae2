/**
 * The values that words may quote, loaded with the first field that may.
 */
import { lazily } from './lazily.tsx'
import type { Store } from './store.ts'

export const Quotes = lazily<{ store: Store }>(() => import('./quotes.tsx').then((module) => module.Quotes))
