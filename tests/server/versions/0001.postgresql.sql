--
-- PostgreSQL database dump
--

\restrict LlYKZsKtP0Kib9zn9Vi7uNMOQwjdr3ZyBSTS07zkTBrqPG59OpLm69xjLzxaKJx

-- Dumped from database version 18.4
-- Dumped by pg_dump version 18.4

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: drafts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.drafts (
    match_id bigint NOT NULL,
    seat integer NOT NULL,
    turn integer NOT NULL,
    text text NOT NULL
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    name text NOT NULL,
    value bytea NOT NULL
);


--
-- Name: log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log (
    match_id bigint NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    key text,
    at bigint NOT NULL
);


--
-- Name: matches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.matches (
    id bigint NOT NULL,
    code text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    seats integer NOT NULL,
    options text NOT NULL,
    file text,
    secret bytea NOT NULL,
    status text NOT NULL,
    audience text NOT NULL,
    clock integer,
    host text NOT NULL,
    after text,
    created bigint NOT NULL,
    deadline bigint,
    ended bigint,
    result text
);


--
-- Name: matches_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.matches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: matches_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.matches_id_seq OWNED BY public.matches.id;


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    login text,
    password text,
    epoch integer DEFAULT 0 NOT NULL,
    created bigint NOT NULL
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    match_id bigint NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    person text,
    name text NOT NULL,
    bot text,
    nonce bytea NOT NULL,
    nonce_by text NOT NULL
);


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    digest text NOT NULL,
    person text NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: matches id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches ALTER COLUMN id SET DEFAULT nextval('public.matches_id_seq'::regclass);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0001');


--
-- Data for Name: drafts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.drafts VALUES (2, 1, 1, 'tile -3,-2,r0; new -5,-4');
INSERT INTO public.drafts VALUES (2, 0, 2, 'tile 0,-1,r3; new 1,-2');
INSERT INTO public.drafts VALUES (3, 1, 12, 'build 4 d1');
INSERT INTO public.drafts VALUES (3, 0, 13, 'build 4 b1');


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('cookies', '\x7fa356aaa6eab9a02df7df854dc794867474466b79eb9f787d0d36bfcf76c2c0');


--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES (2, 0, -1, 'draw 2', NULL, 1795042413179);
INSERT INTO public.log VALUES (2, 1, -1, 'draw 18', NULL, 1795042413179);
INSERT INTO public.log VALUES (2, 2, -1, 'draw 23', NULL, 1795042413179);
INSERT INTO public.log VALUES (2, 3, 0, 'lay 18 0,0,r1; lay 2 -1,1,r1; lay 23 1,1,r0', '0-0', 1795042413221);
INSERT INTO public.log VALUES (2, 4, 1, 'lay 23 0,0,r2; lay 2 -1,-1,r3; lay 18 -2,-2,r2', '1-0', 1795042413234);
INSERT INTO public.log VALUES (2, 5, -1, 'draw 24', NULL, 1795042413234);
INSERT INTO public.log VALUES (2, 6, 0, 'tile 1,2,r0; stay', '0-1', 1795042413244);
INSERT INTO public.log VALUES (2, 7, 1, 'tile -3,-2,r0; new -5,-4', '1-1', 1795042413251);
INSERT INTO public.log VALUES (2, 8, -1, 'draw 4', NULL, 1795042413251);
INSERT INTO public.log VALUES (3, 0, 0, 'goal S1 3; goal S2 6; goal W3 4; goal W1 2; goal S3 3; goal W2 2; goal S4 2; goal W4 5', '0-0', 1795042413294);
INSERT INTO public.log VALUES (3, 1, 1, 'goal E1 4; goal N1 4; goal N3 2; goal N4 2; goal E4 3; goal N2 2; goal E3 4; goal E2 5', '1-0', 1795042413328);
INSERT INTO public.log VALUES (3, 2, 0, 'build 4 c4', '0-1', 1795042413342);
INSERT INTO public.log VALUES (3, 3, 1, 'build 1 c3', '1-1', 1795042413350);
INSERT INTO public.log VALUES (3, 4, 0, 'build 2 a1', '0-2', 1795042413355);
INSERT INTO public.log VALUES (3, 5, 1, 'build 1 b3', '1-2', 1795042413366);
INSERT INTO public.log VALUES (3, 6, 0, 'build 5 d3', '0-3', 1795042413438);
INSERT INTO public.log VALUES (3, 7, 1, 'build 2 b4', '1-3', 1795042413447);
INSERT INTO public.log VALUES (3, 8, 0, 'build 3 b3', '0-4', 1795042413451);
INSERT INTO public.log VALUES (3, 9, 1, 'build 4 b3', '1-4', 1795042413460);
INSERT INTO public.log VALUES (3, 10, 0, 'build 2 c4', '0-5', 1795042413465);
INSERT INTO public.log VALUES (3, 11, 1, 'build 5 b3', '1-5', 1795042413470);
INSERT INTO public.log VALUES (3, 12, 0, 'build 1 d1', '0-6', 1795042413475);
INSERT INTO public.log VALUES (3, 13, 1, 'build 5 b2', '1-6', 1795042413486);
INSERT INTO public.log VALUES (3, 14, 0, 'build 3 d3', '0-7', 1795042413490);
INSERT INTO public.log VALUES (3, 15, 1, 'build 5 d3', '1-7', 1795042413495);
INSERT INTO public.log VALUES (3, 16, 0, 'build 2 d3', '0-8', 1795042413499);
INSERT INTO public.log VALUES (3, 17, 1, 'build 1 b1', '1-8', 1795042413509);
INSERT INTO public.log VALUES (3, 18, 0, 'build 5 c2', '0-9', 1795042413513);
INSERT INTO public.log VALUES (3, 19, 1, 'build 2 a2', '1-9', 1795042413518);
INSERT INTO public.log VALUES (3, 20, 0, 'build 3 d3', '0-10', 1795042413522);
INSERT INTO public.log VALUES (3, 21, 1, 'build 1 c3', '1-10', 1795042413529);
INSERT INTO public.log VALUES (3, 22, 0, 'build 3 a3', '0-11', 1795042413533);
INSERT INTO public.log VALUES (3, 23, 1, 'build 3 d4', '1-11', 1795042413540);
INSERT INTO public.log VALUES (3, 24, 0, 'build 4 c3', '0-12', 1795042413544);
INSERT INTO public.log VALUES (3, 25, 1, 'build 4 d1', '1-12', 1795042413548);
INSERT INTO public.log VALUES (3, 26, 0, 'build 4 b1', '0-13', 1795042413552);


--
-- Data for Name: matches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.matches VALUES (1, '4b8s2w783hxx', 'cityscape', 1, 2, '[["rounds", "4"]]', NULL, '\x8fb477cda585e594392471922d2ac4409f1c6584944894f58e8d3d900249c540', 'open', 'listed', NULL, '8ebe33077ee94d3c', NULL, 1795042413093, NULL, NULL, NULL);
INSERT INTO public.matches VALUES (2, '2d7rvrwf7chu', 'cities2008', 1, 2, '[["level", "3"], ["tiles", "balanced"]]', NULL, '\x58d1ccfd9b3e220c9333ee2927afdf8f4ea89dc0482240ee42ee5379383efad1', 'playing', 'link', NULL, '8ebe33077ee94d3c', NULL, 1795042413171, NULL, NULL, NULL);
INSERT INTO public.matches VALUES (3, 'mtk7cdj73drh', 'cityscape', 1, 2, '[["rounds", "1"]]', NULL, '\x916639283e6b010b53176e68e13d8be0ef83ad5bf3cb25e50933bcffef58fe0b', 'finished', 'link', NULL, '8ebe33077ee94d3c', NULL, 1795042413263, NULL, 1795042413553, '{"totals": [60, 40], "winners": [0]}');


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('8ebe33077ee94d3c', 'Guest', NULL, NULL, 0, 1795042413009);
INSERT INTO public.people VALUES ('c8f3793839d8f403', 'Guest', NULL, NULL, 0, 1795042413063);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES (1, 0, 'person', '8ebe33077ee94d3c', 'Guest', NULL, '\xb355c0ac989856c700433fda84ae5425', 'server');
INSERT INTO public.seats VALUES (1, 1, 'open', NULL, '', NULL, '\xdcab7a21ac747ad603ec31c38acfea22', 'server');
INSERT INTO public.seats VALUES (2, 0, 'person', '8ebe33077ee94d3c', 'Guest', NULL, '\xb9221fefb32ea5a82594507252661d14', 'server');
INSERT INTO public.seats VALUES (2, 1, 'person', 'c8f3793839d8f403', 'Guest', NULL, '\x8eb07ae03117f126508e71394f80d94c', 'server');
INSERT INTO public.seats VALUES (3, 0, 'person', '8ebe33077ee94d3c', 'Guest', NULL, '\xdc29ac9bd92b68481786565dc7478d0f', 'server');
INSERT INTO public.seats VALUES (3, 1, 'person', 'c8f3793839d8f403', 'Guest', NULL, '\x7293fa46855a4af5991c8bf31a669740', 'server');


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: matches_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.matches_id_seq', 3, true);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: drafts pk_drafts; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT pk_drafts PRIMARY KEY (match_id, seat);


--
-- Name: keys pk_keys; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT pk_keys PRIMARY KEY (name);


--
-- Name: log pk_log; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT pk_log PRIMARY KEY (match_id, number);


--
-- Name: matches pk_matches; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT pk_matches PRIMARY KEY (id);


--
-- Name: people pk_people; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);


--
-- Name: seats pk_seats; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (match_id, seat);


--
-- Name: tokens pk_tokens; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT pk_tokens PRIMARY KEY (digest);


--
-- Name: matches uq_matches_code; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT uq_matches_code UNIQUE (code);


--
-- Name: people uq_people_login; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_login UNIQUE (login);


--
-- Name: ix_matches_deadline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_deadline ON public.matches USING btree (deadline);


--
-- Name: ix_matches_status_audience; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_status_audience ON public.matches USING btree (status, audience);


--
-- Name: ix_seats_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_person ON public.seats USING btree (person);


--
-- Name: ix_tokens_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);


--
-- Name: drafts fk_drafts_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT fk_drafts_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: log fk_log_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT fk_log_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: seats fk_seats_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: tokens fk_tokens_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT fk_tokens_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--

\unrestrict LlYKZsKtP0Kib9zn9Vi7uNMOQwjdr3ZyBSTS07zkTBrqPG59OpLm69xjLzxaKJx
