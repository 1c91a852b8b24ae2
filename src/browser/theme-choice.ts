/**
 * What a reader chose of themes, kept in this browser and nowhere else.
 */

export type Choice = 'system' | 'light' | 'dark'

/** The theme of the page. */
export function readChoice(): Choice {
  const kept = read(pageKey)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Storage may be forbidden; then nothing is kept. */
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
    // The choice then lasts as long as the page.
  }
}

/** Keeps the theme of the page. */
export const keepChoice = (choice: Choice): void => keep(pageKey, choice === 'system' ? undefined : choice)

/** What was chosen for the pictures, as parameters; what was kept by older pages may be unknown, and counts as none. */
export const readLook = (): Record<string, string> => {
  const [, theme, accent] = /^(light|dark|paper)? (blue|green|orange|rose)?$/.exec(read(lookKey) ?? '') ?? []
  return { ...(theme ? { theme } : {}), ...(accent ? { accent } : {}) }
}

/** Keeps what was chosen for the pictures. */
export const keepLook = ({ theme = '', accent = '' }: Record<string, string | undefined>): void =>
  keep(lookKey, theme === '' && accent === '' ? undefined : `${theme} ${accent}`)
