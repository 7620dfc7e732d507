import type { Clause } from './clauses.ts';
import type { Strength } from './revision.ts';
import type { Token } from './tokens.ts';
import type { Operator, Target } from './vocabulary.ts';

/** What the words of a clause are, ready to be asked. */
export interface Said {
  readonly tokens: readonly Token[];
  /** Each once, in the order of the words. */
  readonly targets: readonly Target[];
  readonly strength: Strength;
  /** Less is asked for, not more: “less bold”, “too bold”, “not so bold”. */
  readonly reversed: boolean;
  has(is: Token['is']): boolean;
  /** Whether one of the operators is there. */
  does(...operators: readonly Operator[]): boolean;
  of<K extends Token['is']>(is: K): readonly Extract<Token, { readonly is: K }>[];
  /** Whether all words are of these kinds, or fillers. */
  only(...kinds: readonly Token['is'][]): boolean;
  rest(left: (token: Token) => boolean): readonly Token[];
}

export function saidIn(clause: Pick<Clause, 'tokens' | 'lent'>): Said {
  const tokens = [...clause.tokens, ...clause.lent];
  const of = <K extends Token['is']>(is: K) => tokens.filter((t): t is Extract<Token, { readonly is: K }> => t.is === is);
  const operators = new Set(of('operator').map(({ operator }) => operator));
  const does = (...asked: readonly Operator[]): boolean => asked.some((operator) => operators.has(operator));
  const strengths = of('strength').map(({ strength }) => strength);
  // “Not bold enough” is a wish for more.
  const lacking = operators.has('enough');
  return {
    tokens,
    targets: [...new Set(of('target').map(({ target }) => target))],
    // “Much bolder, but not too much” is a bit bolder.
    strength: strengths.includes('bit') ? 'bit' : (strengths[0] ?? 'plain'),
    reversed: !lacking && does('less', 'too', 'not', 'remove'),
    has: (is) => tokens.some((t) => t.is === is),
    does,
    of,
    only: (...kinds) => tokens.every(({ is }) => is === 'filler' || kinds.includes(is)),
    rest: (left) => tokens.filter((t) => !left(t)),
  };
}
