/**
 * The names that fields suggest, loaded with the first field that refers to others.
 */
import { lazily } from './lazily.tsx'
import type { Store } from './store.ts'

export const Suggestions = lazily<{ id: string; of: string; store: Store }>(() =>
  import('./suggestions.tsx').then((module) => module.Suggestions),
)
