/** The values of a schema's form. Lists are read only, as our controls give them. */
export type ValuesOf<Input> = Input extends readonly (infer Item)[]
  ? readonly ValuesOf<Item>[]
  : Input extends object
    ? { [Name in keyof Input]: ValuesOf<Input[Name]> }
    : Input
