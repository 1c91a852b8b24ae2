/**
 * The reader's choice of themes, stored only in this browser.
 */

export type Choice = 'system' | 'light' | 'dark'

/** The theme of the page. */
export function readChoice(): Choice {
  const kept = read(pageKey)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Storage may be blocked; then nothing is stored. */
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const pageKey = 'page-theme'

const lookKey = 'picture-look'

const keep = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The choice then lasts only as long as the page.
  }
}

/** Stores the theme of the page. */
export const keepChoice = (choice: Choice): void => keep(pageKey, choice === 'system' ? undefined : choice)

/** The stored look of the diagrams, as parameters; unknown values, as from older pages, count as none. */
export const readLook = (): Record<string, string> => {
  const [, theme, accent] = /^(light|dark|paper)? (blue|green|orange|rose)?$/.exec(read(lookKey) ?? '') ?? []
  return { ...(theme ? { theme } : {}), ...(accent ? { accent } : {}) }
}

/** Stores the look of the diagrams. */
export const keepLook = ({ theme = '', accent = '' }: Record<string, string | undefined>): void =>
  keep(lookKey, theme === '' && accent === '' ? undefined : `${theme} ${accent}`)
