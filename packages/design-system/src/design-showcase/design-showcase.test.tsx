import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { collectStyleRules } from '../testing/style-rules.js';
import { ThemeRoot } from '../themes/theme-root.js';
import { accent, data, neutral } from '../tokens/color.js';
import { css } from '../tokens/oklch.js';
import { fontSize } from '../tokens/type.js';
import { DesignShowcase } from './design-showcase.js';

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('the design showcase', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({
        render: (props) => <DesignShowcase {...props} />,
        wrap: (element) => <ThemeRoot>{element}</ThemeRoot>,
      }),
    ).toEqual([]);
  });

  it('DS-01 is a page with buttons, colors, typography and animations (S-90)', () => {
    render(<DesignShowcase />);
    expect(headings(2)).toEqual(['Design System V2']);
    expect(headings(3)).toEqual(
      expect.arrayContaining(['Buttons', 'Colours', 'Typography', 'Animations']),
    );
  });

  it('DS-02, DS-03, CONST-35 shows every variant of a card with every padding (S-90)', () => {
    render(<DesignShowcase />);
    const cards = screen.getAllByRole('article');
    const shown = cards.map(({ dataset }) => `Card ${dataset['variant']} ${dataset['padding']}`);
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(shown);
    expect(shown).toEqual(
      ['glass', 'solid', 'outlined', 'elevated', 'gradient'].flatMap((variant) =>
        ['none', 'sm', 'md', 'lg', 'xl'].map((padding) => `Card ${variant} ${padding}`),
      ),
    );
  });

  it('DS-04, CONST-35 shimmers for 2 s, and stops with reduced motion (T-68) (S-90)', () => {
    const { container } = render(
      <ThemeRoot data-testid="root">
        <DesignShowcase />
      </ThemeRoot>,
    );
    const shimmer = container.querySelector('[data-specimen="shimmer"]')!;
    const root = getComputedStyle(screen.getByTestId('root'));
    expect(root.getPropertyValue('--spinout-motion-shimmer')).toBe('2s');
    expect(collectStyleRules(shimmer).get('animation')).toContain('var(--spinout-motion-shimmer');
    expect(screen.getByText('Shimmer, 2s')).toBeVisible();
    const stills = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter(({ conditionText }) => conditionText === '(prefers-reduced-motion: reduce)')
      .flatMap((media) => [...media.cssRules] as CSSStyleRule[])
      .filter(({ selectorText }) => shimmer.matches(selectorText));
    expect(stills.map(({ style }) => style.getPropertyValue('animation'))).toContain('none');
  });

  it('renders every color and every size from the tokens', () => {
    render(<DesignShowcase />);
    for (const [list, colors] of [
      ['Neutral', Object.values(neutral)],
      ['Accent', Object.values(accent)],
      ['Data', data],
    ] as const) {
      const swatches = within(screen.getByRole('list', { name: list })).getAllByRole('listitem');
      expect(swatches).toHaveLength(colors.length);
      for (const [index, color] of colors.entries()) {
        expect(swatches[index]).toHaveTextContent(css(color));
      }
    }
    for (const [name, value] of Object.entries(fontSize)) {
      expect(screen.getByText(`${name} ${value}`)).toBeVisible();
    }
  });

  it('uses the messages of the host', () => {
    render(<DesignShowcase messages={{ title: 'Gestaltung', jobs: { solid: 'Fürs Gewählte' } }} />);
    expect(headings(2)).toEqual(['Gestaltung']);
    expect(screen.getByText('Fürs Gewählte')).toBeVisible();
  });
});
