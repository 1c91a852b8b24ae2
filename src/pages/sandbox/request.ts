/**
 * The requests the sandbox makes: which endpoint takes what, and the address that follows.
 *
 * Pure and small: the page and its script make the same request from the same state.
 */

/** The parts of a request that a reader chooses; an empty part is not sent. */
export type Part = 'id' | 'theme' | 'accent' | 'q' | 'family'

type Endpoint = { path: string; parts: readonly Part[]; label: string }

/** Every endpoint, by its name in the sandbox's address. */
export const endpoints = {
  svg: { path: 'api/diagrams/{id}/svg', parts: ['id', 'theme', 'accent'], label: 'The picture of a recipe' },
  scene: { path: 'api/diagrams/{id}/scene', parts: ['id'], label: 'The scene of a recipe' },
  recipe: { path: 'api/diagrams/{id}', parts: ['id'], label: 'One recipe' },
  list: { path: 'api/diagrams', parts: ['q', 'family'], label: 'List or search recipes' },
  discovery: { path: 'api', parts: [], label: 'Where everything is' },
  catalog: { path: 'api/catalog.json', parts: [], label: 'The catalog as a file' },
  download: { path: 'api/scenes/{id}.json', parts: ['id'], label: 'A scene as a file' },
  openapi: { path: 'openapi.json', parts: [], label: 'The OpenAPI description' },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

export const endpointNames = Object.keys(endpoints) as [EndpointName, ...EndpointName[]]

export type SandboxState = { endpoint: EndpointName } & Record<Part, string>

/** The address of the request, from the root of the service. */
export const requestAddress = (state: SandboxState): string => {
  const { path, parts }: Endpoint = endpoints[state.endpoint]
  const sent = parts
    .filter((part) => part !== 'id' && state[part] !== '')
    .map((part): [string, string] => [part, state[part]])
  const query = new URLSearchParams(sent).toString()
  const filled = path.replace('{id}', encodeURIComponent(state.id))
  return query === '' ? filled : `${filled}?${query}`
}

/** The same request for a shell. */
export const curlOf = (address: string): string => `curl -i '${address.replaceAll("'", '%27')}'`
