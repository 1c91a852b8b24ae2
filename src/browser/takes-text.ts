/**
 * Which parts of a page take keys as words.
 */

/** Whether keys are text input there; for an event inside a shadow root, its innermost target counts. */
export const takesText = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')
