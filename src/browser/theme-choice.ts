/**
 * The reader's choice of the page's theme, kept in this browser and nowhere else.
 */

export type Choice = 'system' | 'light' | 'dark'

const key = 'page-theme'

/** The kept choice; storage may be forbidden, then the system decides. */
export const readChoice = (): Choice => {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Keeps a choice. */
export const keepChoice = (choice: Choice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // The choice then lasts as long as the page.
  }
}
