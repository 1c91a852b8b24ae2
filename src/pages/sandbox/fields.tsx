/**
 * The form of the sandbox: the endpoint, and a field for every parameter.
 */
import type { FC } from 'hono/jsx'
import type { Parameter } from '../../http/parameters.ts'
import { RecipeChoice } from '../layout/recipe-choice.tsx'
import type { PageView } from '../page.ts'
import {
  entryOf,
  type SandboxEntry,
  type SandboxState,
  sandboxEntries,
  sandboxGroups,
  sandboxParameters,
} from './sandbox-entries.ts'

type Props = { state: SandboxState; view: PageView }

/** Every field; the style sheet hides those that the chosen endpoint does not take. */
export function Fields({ state: { endpoint, values }, view: { root, service } }: Props) {
  return (
    <form id="try" action={`${root}sandbox`} method="get">
      <EndpointField chosen={endpoint} />
      {sandboxParameters.map((parameter) =>
        parameter.name === 'id' ? (
          <RecipeChoice
            id="of"
            name="id"
            class="part-id"
            label={<ParameterName parameter={parameter} />}
            catalog={service.catalog}
            chosen={values['id']}
          />
        ) : (
          <label class={`part-${parameter.name}`}>
            <ParameterName parameter={parameter} />
            <Field parameter={parameter} value={values[parameter.name] ?? ''} />
          </label>
        ),
      )}
      <button type="submit" class="primary">
        Send request
      </button>
    </form>
  )
}

/** As code names it, and where a GET has it; a tool has arguments. */
const ParameterName: FC<{ parameter: Parameter }> = ({ parameter: { name, in: place } }) => (
  <span>
    <code>{name}</code> <small>in the {place}</small>
  </span>
)

const EndpointField: FC<{ chosen: string }> = ({ chosen }) => (
  <label class="wide">
    <span>
      Request{' '}
      <code>
        <b id="method">{methodOf(entryOf(chosen))}</b> <span id="target">{targetOf(entryOf(chosen))}</span>
      </code>
    </span>
    <select name="endpoint">
      {sandboxGroups.map((group) => (
        <optgroup label={group}>
          {sandboxEntries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <EntryOption entry={entry} isChosen={entry.name === chosen} />
            ))}
        </optgroup>
      ))}
    </select>
  </label>
)

const EntryOption: FC<{ entry: SandboxEntry; isChosen: boolean }> = ({ entry, isChosen }) => {
  const { name, path, parameters, tool, summary } = entry
  return (
    <option value={name} selected={isChosen} data-path={path} data-parameters={parameters.join(' ')} data-tool={tool}>
      {summary}
    </option>
  )
}

/** How it is called: all but tools are read. */
const methodOf = ({ tool }: SandboxEntry): string => (tool === undefined ? 'GET' : 'MCP')

/** What is called: a tool, or a path. */
const targetOf = ({ tool, path }: SandboxEntry): string => tool ?? `/${path}`

/** A select if the parameter has a closed set of values, else a text field. */
const Field: FC<{ parameter: Parameter; value: string }> = ({ parameter: { name, schema }, value }) =>
  Array.isArray(schema['enum']) ? (
    <select name={name}>
      <option value="">{typeof schema['default'] === 'string' ? `${schema['default']} (default)` : 'any'}</option>
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
      autocomplete="off"
      spellcheck={false}
    />
  )
