/**
 * The theme of the page, set before the first paint: the reader's choice, or the system's; and whether the address brings
 * data of its own to the editor, so that no sample is shown in their place.
 *
 * Runs in the head, so it touches nothing but the root element.
 */
import { readChoice } from './theme-choice.ts'

const choice = readChoice()
if (choice !== 'system') document.documentElement.dataset['theme'] = choice
document.documentElement.classList.add('scripted')
if (/^#(?:e|data|text)=/.test(location.hash)) document.documentElement.classList.add('has-own')
