/**
 * What all icons have in common, drawn by either JSX library.
 */

/** The attributes of an icon's `svg`: an outline in the color of the text around it, hidden from screen readers. */
export const iconFrame = (name: string) =>
  ({
    class: `icon icon-${name}`,
    viewBox: '0 0 16 16',
    width: '16',
    height: '16',
    'aria-hidden': 'true',
    focusable: 'false',
  }) as const
