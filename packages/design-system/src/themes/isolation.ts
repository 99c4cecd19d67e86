/**
 * Reverts the host's rules for elements, such as `h2 { color: … }`, and leaves its rules for classes. Content of the host
 * keeps them, except for an isolated root in it. What is inside of a drawing is styled by attributes, which count less than
 * any rule, so that a revert would undo them; it would undo `hidden` too. The last selector of the first rule matches
 * nothing: it makes the rule count as four elements, less than one class.
 */
export const isolation =
  ':where(&[data-isolated],&[data-isolated] :not(svg *,[data-host-styles] *),[data-host-styles] &[data-isolated] :not(svg *)):not(x x x x){all:revert}&[data-isolated] [hidden]{display:none}';
