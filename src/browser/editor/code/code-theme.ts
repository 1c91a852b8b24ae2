/**
 * The theme of code: the colors of the page, which a shadow root inherits, so that both themes need no code.
 */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const panel = {
  border: '1px solid var(--rule)',
  borderRadius: 'var(--control)',
  background: 'var(--page)',
  color: 'var(--ink)',
}

export const codeTheme = EditorView.theme({
  '&': {
    height: '100%',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--control)',
    background: 'var(--page)',
    color: 'var(--ink)',
    fontSize: '0.8125rem',
  },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
  // It scrolls, so its corners cut the gutter, which would cover those of the border.
  '.cm-scroller': { borderRadius: 'inherit', fontFamily: 'var(--mono)', lineHeight: '1.55' },
  // iOS zooms into smaller letters.
  '@media (pointer: coarse), (max-width: 37.49rem)': { '.cm-scroller': { fontSize: '16px' } },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { border: '0', background: 'var(--page)', color: 'var(--muted)' },
  '.cm-gutter-lint': { width: '0.75rem' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'var(--soft)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { background: 'var(--soft)' },
  '.cm-foldPlaceholder': { ...panel, padding: '0 0.25rem', color: 'var(--muted)' },
  '.cm-tooltip': { ...panel, fontFamily: 'var(--sans)' },
  '.cm-tooltip-lint': { maxWidth: '24rem' },
  '.cm-diagnostic': { padding: '0.375rem 0.625rem', borderLeft: '3px solid var(--negative)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxHeight: '14rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.1875rem 0.5rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--soft)', color: 'var(--ink)' },
  '.cm-completionDetail': { color: 'var(--muted)', fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo': { padding: '0.375rem 0.625rem', maxWidth: '20rem' },
})

export const codeColors = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--accent)' },
    { tag: [tags.number, tags.bool, tags.null], fontWeight: '600' },
    { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket], color: 'var(--muted)' },
    { tag: [tags.comment, tags.meta], color: 'var(--muted)' },
  ]),
)
