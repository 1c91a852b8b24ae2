/**
 * Diagrams as text (Mermaid and others) become data of the recipe that suits them, in the worker that draws.
 */
import type { LedgerEntry } from '../../../import/text/ledger.ts'
import type { Answer } from '../draw-worker.ts'
import { goTo } from './open.ts'
import type { Store } from './store.ts'

/** What was imported: the text, the kind that it was read as, what is not in the picture, and who else could draw it. */
export type ImportedText = {
  text: string
  recipe: string
  kind: string
  ledger: LedgerEntry[]
  others: { id: string; name: string }[]
}

/** Makes a diagram as text the draft, here or on the page of its recipe; why it cannot be is returned. */
export async function importInto(
  store: Store,
  text: string,
  { recipe, name }: { recipe?: string; name?: string } = {},
): Promise<string | undefined> {
  const question = { text, ...(recipe === undefined ? {} : { recipe }), ...(name === undefined ? {} : { name }) }
  const answer = await new Promise<Answer>((done) => store.drawer.ask(question, done))
  if (!('imported' in answer)) return 'failed' in answer ? answer.failed : undefined
  const { imported } = answer
  if (!imported.ok) return problemOf(imported.ledger)
  const { data, ...rest } = imported
  const own = { text, recipe: rest.recipe, kind: rest.kind, ledger: rest.ledger, others: rest.others }
  if (rest.recipe === store.page.recipe?.id) {
    store.edit({ kind: 'data', recipe: rest.recipe, content: data })
    store.imported = own
    store.show('data')
  } else {
    sendAlong(own)
    await goTo(store, rest.recipe, { content: data })
  }
  return undefined
}

const problemOf = (ledger: readonly LedgerEntry[]): string =>
  ledger
    .slice(0, 3)
    .map(({ line, column, words }) => `Line ${line}, column ${column}: ${words}.`)
    .join(' ')

const key = 'imported'

/** For the page that opens next in this tab. */
const sendAlong = (imported: ImportedText): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(imported))
  } catch {
    // Without storage, the picture comes without its ledger.
  }
}

/** What the page before this one imported for it. */
export const sentAlong = (recipe: string | undefined): ImportedText | undefined => {
  try {
    const imported = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ImportedText | null
    sessionStorage.removeItem(key)
    return imported?.recipe === recipe ? (imported ?? undefined) : undefined
  } catch {
    return undefined
  }
}
