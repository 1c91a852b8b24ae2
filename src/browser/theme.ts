/**
 * What must be known before the first paint: the theme, which is the reader's choice or the system's, and whether the
 * address or this tab brings data of its own to the editor, so that no sample is shown in their place.
 *
 * Runs in the head, so it touches nothing but the root element.
 */
import { readChoice } from './theme-choice.ts'

const { classList, dataset } = document.documentElement
const choice = readChoice()
if (choice !== 'system') dataset['theme'] = choice
classList.add('scripted')
if (/^#(?:e|data|text)=/.test(location.hash) || isKept()) classList.add('has-own')

/** Whether the editor keeps a draft for this entry of the tab's history. */
function isKept(): boolean {
  try {
    return sessionStorage.getItem(`draft ${(history.state as { entry?: string } | null)?.entry}`) !== null
  } catch {
    return false
  }
}
