/**
 * What holds for the whole program: its exit codes and the variables it reads. Help, the manual page and the guide
 * take them from here.
 */

/** A name and what it means. */
export type Fact = readonly [name: string, words: string]

/** What the program is, in a line. */
export const tagline = 'technical diagrams to adapt, as editable scenes and as SVG'

/** What the program ends with. */
export const exitCodes: readonly Fact[] = [
  ['0', 'Done.'],
  [
    '1',
    'It failed; or, as with grep and diff, list found nothing, check found something that must be fixed, diff found a difference, or fmt --check a file to change.',
  ],
  ['2', 'It was misused; the message says how.'],
]

/** What the environment sets. */
export const environment: readonly Fact[] = [
  ['DIAGREF_BASE_URL', 'The service to ask where --base-url is not given.'],
  [
    'HTTPS_PROXY, HTTP_PROXY, ALL_PROXY, NO_PROXY',
    "Proxies. The machine's own addresses are never asked for through one.",
  ],
  ['NO_COLOR, FORCE_COLOR', 'Any value of NO_COLOR turns colors off; FORCE_COLOR=1 keeps them in a pipe.'],
  ['BROWSER', 'The program that open starts.'],
  ['XDG_CACHE_HOME', 'Where replies are kept, in diagref/replies (default ~/.cache).'],
]
