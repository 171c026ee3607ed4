/** Why an engine gives no figure: a code that has words on the screens, and what helps to mend the input. */
export type Refused<Code extends string, More = unknown> = { refused: Code } & More
