/**
 * The look that `--theme` and `--accent` choose; the reader of arguments has held them against the known names.
 */
import { accents, defaultLook, type Look, themes } from '../render/palette.ts'
import { textOf, type Values } from './values.ts'

/** The look of a call; what is not given is as the service has it. */
export const lookOf = (values: Values): Look => ({
  theme: themes.find((theme) => theme === textOf(values, 'theme')) ?? defaultLook.theme,
  accent: accents.find((accent) => accent === textOf(values, 'accent')) ?? defaultLook.accent,
})
