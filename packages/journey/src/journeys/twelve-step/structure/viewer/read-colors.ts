/**
 * Resolves any CSS colors, including system colors, in the context of an element.
 * @param element in the page; it is exempt from forced colors
 * @returns each as 0xRRGGBB
 */
export const readColors = <Name extends string>(
  colors: Readonly<Record<Name, string>>,
  element: HTMLElement,
): Record<Name, number> => {
  const names = Object.keys(colors) as Name[];
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  const parseColor = (css: string) => {
    element.style.color = css;
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red << 16) | (green << 8) | blue;
  };
  const numbers = names.map((name) => [name, parseColor(colors[name])] as const);
  element.style.color = '';
  return Object.fromEntries(numbers) as Record<Name, number>;
};
