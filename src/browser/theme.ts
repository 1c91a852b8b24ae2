/**
 * The theme of the page, set before the first paint: the reader's choice, or the system's.
 *
 * Runs in the head, so it touches nothing but the root element.
 */
import { readChoice } from './theme-choice.ts'

const choice = readChoice()
if (choice !== 'system') document.documentElement.dataset['theme'] = choice
document.documentElement.classList.add('scripted')
