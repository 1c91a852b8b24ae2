/**
 * The form of the sandbox: the endpoint, and a field for every parameter.
 */
import type { FC } from 'hono/jsx'
import type { Parameter } from '../../http/parameters.ts'
import type { PageView } from '../page.ts'
import { type SandboxState, sandboxEntries, sandboxParameters } from './sandbox-entries.ts'

type Props = { state: SandboxState; view: PageView }

/** Every field; the style sheet hides those that the chosen endpoint does not take. */
export function Fields({ state: { endpoint, values }, view: { root, service } }: Props) {
  return (
    <form id="try" action={`${root}sandbox`} method="get">
      <EndpointField chosen={endpoint} />
      {sandboxParameters.map((parameter) => (
        <label class={`part-${parameter.name}`}>
          <span>{parameter.name}</span>
          <Field parameter={parameter} value={values[parameter.name] ?? ''} />
        </label>
      ))}
      <datalist id="ids">
        {service.catalog.recipes.map(({ id }) => (
          <option value={id} />
        ))}
      </datalist>
      <button>Send</button>
    </form>
  )
}

const EndpointField: FC<{ chosen: string }> = ({ chosen }) => (
  <label class="wide">
    <span>Endpoint</span>
    <select name="endpoint">
      {sandboxEntries.map(({ name, path, parameters, summary }) => (
        <option value={name} selected={name === chosen} data-path={path} data-parameters={parameters.join(' ')}>
          GET /{path} — {summary}
        </option>
      ))}
    </select>
  </label>
)

/** A choice where the parameter has a closed set of values, else a line of text. */
const Field: FC<{ parameter: Parameter; value: string }> = ({ parameter: { name, schema }, value }) =>
  Array.isArray(schema['enum']) ? (
    <select name={name}>
      <option value="">default</option>
      {(schema['enum'] as string[]).map((each) => (
        <option selected={each === value}>{each}</option>
      ))}
    </select>
  ) : (
    <input
      type="text"
      name={name}
      value={value}
      maxlength={Number(schema['maxLength'])}
      list={name === 'id' ? 'ids' : undefined}
      autocomplete="off"
      spellcheck={false}
    />
  )
